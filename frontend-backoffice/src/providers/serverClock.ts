/** By how much the server's clock is ahead of this one, as its last answer said; never more than the truth. */
let aheadMs = 0;

/** Reads the `Date` of an answer. It has whole seconds: the time of the answer was up to one later. */
export function noteServerTime(answer: Response): void {
  const told = Date.parse(answer.headers.get('date') ?? '');
  if (!Number.isNaN(told)) aheadMs = told + 1000 - Date.now();
}

/** Now by the server's clock, up to a second late: what ends by it is over here first. */
export const serverNow = (): number => Date.now() + aheadMs;
