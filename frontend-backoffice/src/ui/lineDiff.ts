export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** What changes from one text to another, line by line: the longest lines in common stay. */
export function lineDiff(from: string, to: string): DiffLine[] {
  const before = from.split('\n');
  const after = to.split('\n');
  // common[i][j]: how many lines before[i…] and after[j…] have in common.
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = common[i];
      if (!row) continue;
      row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const left = before[i];
    const right = after[j];
    if (left !== undefined && left === right) {
      lines.push({ kind: 'same', text: left });
      i++;
      j++;
    } else if (right === undefined || (left !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: left ?? '' });
      i++;
    } else {
      lines.push({ kind: 'added', text: right });
      j++;
    }
  }
  return lines;
}
