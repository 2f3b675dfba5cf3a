import { useEffect } from 'react';
import { channelIn } from '../../lib/channel';

/** A visit that is not counted is nothing to tell the visitor. */
const ignore = () => undefined;

/** Counts an arrival by a tracking link; hardly any page is one, so that the rest is loaded where it is. */
export function useCountVisit(): void {
  useEffect(() => {
    const code = channelIn(window.location.search);
    if (code) void import('./count-visit').then(({ countVisit }) => countVisit(code), ignore);
  }, []);
}
