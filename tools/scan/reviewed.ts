/** What the scanners say of the product that is no weakness, each with its reason. Anything else fails. */
interface Reviewed {
  scanner: string;
  key: string;
  /** Of the finding's detail. */
  matches: RegExp;
  reason: string;
}

export const REVIEWED: readonly Reviewed[] = [];
