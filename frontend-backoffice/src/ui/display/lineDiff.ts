import { diffArrays } from 'diff';

export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** What changes from one text to another, line by line: the longest lines in common stay. */
export const lineDiff = (from: string, to: string): DiffLine[] =>
  diffArrays(from.split('\n'), to.split('\n')).flatMap(({ value, added, removed }) =>
    value.map((text): DiffLine => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text })),
  );
