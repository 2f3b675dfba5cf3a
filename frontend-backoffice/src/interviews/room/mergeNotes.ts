/**
 * One text from two that were written at once over the same one: what stands in the other window first, then what was
 * typed here. Nothing is lost; whoever wrote it puts it in order.
 */
export function mergeNotes(base: string, here: string, there: string): string {
  if (here === there || here === base) return there;
  if (there === base) return here;
  if (here.startsWith(there)) return here;
  const mine = here.startsWith(base) ? here.slice(base.length).trimStart() : here;
  return there.endsWith(mine) ? there : `${there}\n${mine}`;
}
