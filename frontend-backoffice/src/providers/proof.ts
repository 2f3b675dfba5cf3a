/** The kinds of proof that the server requires before a change: see `recent_proof_required` of the API. */
export type ProofKind = 'password' | 'code';

/** Asks the person; false: the person declined. */
type Ask = (kind: ProofKind) => Promise<boolean>;

let ask: Ask | undefined;
let underWay: Promise<boolean> | undefined;

/** Registers the mounted dialog; returns the function that removes it. */
export function registerProofDialog(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = undefined;
  };
}

/** Resolves to true after the proof was given. Concurrent refused requests ask once. */
export function askForProof(kind: ProofKind): Promise<boolean> {
  underWay ??= (ask?.(kind) ?? Promise.resolve(false)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
