import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A part of a page that only the server renders: it works without scripts, and its code and texts are not sent to
 * browsers. In the browser React keeps the server's HTML unchanged. Call it as `<ServerOnly>{import.meta.env.SSR &&
 * <Footer />}</ServerOnly>`, so that the build can omit the content.
 */
export function ServerOnly({ children }: { children?: ReactNode }) {
  if (import.meta.env.SSR) return <div className="contents">{children}</div>;
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/**
 * The browser's replacement for a page under routes/content (build-plugins/server-pages.ts). Such pages are documents:
 * if the router navigates to one, the browser loads it.
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
