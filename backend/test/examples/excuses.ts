/** What is not sent, by operation, and why. */
export const EXCUSES: Readonly<Record<string, string>> = {
  streamEvents: 'its answer has no end',
};
