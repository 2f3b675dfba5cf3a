import { useState } from 'react';

/** The logo and the company's name; a Z badge replaces a logo that does not load. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={`inline-flex min-w-0 items-center gap-2.5 ${className}`}>
      {failed ? (
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-md bg-ink text-xl font-bold text-white"
        >
          Z
        </span>
      ) : (
        <img
          src="/logo.svg"
          alt=""
          width="40"
          height="40"
          className="size-10 shrink-0"
          onError={() => setFailed(true)}
          // The image may have failed before this script ran.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(true);
          }}
        />
      )}
      <span className="truncate text-lg leading-none font-bold tracking-tight">{name}</span>
    </span>
  );
}
