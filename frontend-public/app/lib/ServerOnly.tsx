import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A part of a page that only the server renders: it is complete without scripts, and its code and copy are not sent
 * to browsers. There, React leaves what the server wrote untouched. Call it as
 * `<ServerOnly>{import.meta.env.SSR && <Footer />}</ServerOnly>`, so that the build can leave the content out.
 */
export function ServerOnly({ children }: { children?: ReactNode }) {
  if (import.meta.env.SSR) return <div className="contents">{children}</div>;
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/**
 * What the browser has in place of a page under routes/content (build-plugins/server-pages.ts). Such pages are
 * documents: were the router ever to come to one by itself, the browser loads it.
 */
export function ServerPage() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current?.childNodes.length === 0) window.location.reload();
  }, []);
  return (
    <div ref={place} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
