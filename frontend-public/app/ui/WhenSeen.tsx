import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance from the screen, so that the content is there when it is scrolled to. */
const AHEAD = '150px';

/** A part that is often below the first screen: its script is fetched when it is about to be seen. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{seen && <Suspense>{children}</Suspense>}</div>;
}
