import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import type { Replaced } from './replaced';
import type { ReplacedPart } from './replaced-words';

interface ReplacedNoteProps {
  title: string;
  /** Label of the button of each text. */
  use: string;
  parts: readonly ReplacedPart[];
  onUse: (part: Replaced) => void;
  onDismiss: () => void;
  /** The press removed the note: the focus needs another target. */
  onGone: () => void;
}

/** Offers the form values that something else replaced. */
export function ReplacedNote({ title, use, parts, onUse, onDismiss, onGone }: ReplacedNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  if (parts.length === 0) return null;
  return (
    <Alert ref={box} look="info" role="status" title={title}>
      <ul className="space-y-2">
        {parts.map(({ key, label, words, part }) => (
          <li key={key}>
            <p className="line-clamp-3 break-words">
              <span className="font-bold">{label}:</span> {words}
            </p>
            <Button
              look="quiet"
              onClick={() => {
                onUse(part);
                if (parts.length > 1) box.current?.focus();
                else onGone();
              }}
            >
              {use}
              <span className="sr-only">: {label}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button
        look="outline"
        onClick={() => {
          onDismiss();
          onGone();
        }}
      >
        <Trans>Dejar lo que pone ahora</Trans>
      </Button>
    </Alert>
  );
}
