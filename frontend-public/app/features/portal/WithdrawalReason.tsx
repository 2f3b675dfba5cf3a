import { Trans } from '@lingui/react/macro';

/** What human resources wrote to the person about it, in their own words; nothing when they wrote nothing. */
export function WithdrawalReason({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <figure className="space-y-1.5">
      <figcaption>
        <Trans>El equipo de selección te ha escrito:</Trans>
      </figcaption>
      <blockquote
        dir="auto"
        className="max-w-prose border-s-4 border-line-strong ps-3 break-words whitespace-pre-line"
      >
        {text}
      </blockquote>
    </figure>
  );
}
