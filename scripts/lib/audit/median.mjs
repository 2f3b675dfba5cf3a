/** @param {number[]} values at least one @returns {number} the middle one; of two middle ones the lower */
export function median(values) {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? Number.NaN;
}
