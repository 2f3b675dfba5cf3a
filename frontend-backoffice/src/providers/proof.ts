/** What the server wants to see again before a change: see `recent_proof_required` of the API. */
export type ProofKind = 'password' | 'code';

/** Asks the person; false: they would rather not. */
type Ask = (kind: ProofKind) => Promise<boolean>;

let ask: Ask | undefined;
let underWay: Promise<boolean> | undefined;

/** The dialog that asks, as long as it is on the screen; gives back how to take it off again. */
export function registerProofDialog(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = undefined;
  };
}

/** True once the person has proven to be it. Several calls that are refused at once ask once. */
export function askForProof(kind: ProofKind): Promise<boolean> {
  underWay ??= (ask?.(kind) ?? Promise.resolve(false)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
