import { useEffect } from 'react';
import { channelIn } from '../../lib/channel';

/** A visit that is not counted does not concern the visitor. */
const ignore = () => undefined;

/** Counts an arrival by a tracking link; the code is loaded lazily, because few pages have one. */
export function useCountVisit(): void {
  useEffect(() => {
    const code = channelIn(window.location.search);
    if (code) void import('./count-visit').then(({ countVisit }) => countVisit(code), ignore);
  }, []);
}
