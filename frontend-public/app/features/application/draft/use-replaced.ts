import { useState } from 'react';
import { NOTHING_REPLACED, without, withMore, type Replaced } from './replaced';

/** Values that one of two devices replaced: typed elsewhere and replaced here, or the other way round. */
export function useReplaced(overwritten: Replaced) {
  const [replaced, setReplaced] = useState({ elsewhere: NOTHING_REPLACED, here: overwritten });

  const noteReplaced = (where: keyof typeof replaced, more: Replaced) =>
    setReplaced((before) => ({ ...before, [where]: withMore(before[where], more) }));

  const forgetReplaced = (where: keyof typeof replaced, part?: Replaced) =>
    setReplaced((before) => ({
      ...before,
      [where]: part ? without(before[where], part) : NOTHING_REPLACED,
    }));

  return { replaced, noteReplaced, forgetReplaced };
}
