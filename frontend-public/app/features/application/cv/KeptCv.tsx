import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { partOf } from '../../../lib/part';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import type { ApplicationForm } from '../use-application-form';

const WrittenCvNote = partOf(async () => (await import('./WrittenCvNote')).WrittenCvNote);

interface KeptCvProps {
  name: string;
  note: string;
  /** Chosen in this form, not an earlier CV of the person. */
  chosen?: boolean;
  written?: { form: ApplicationForm; vacancyId: string | null } | null;
  disabled?: boolean;
  onRemove?: () => void;
}

/** The CV that the form will send. */
export function KeptCv({ name, note, chosen = false, written, disabled, onRemove }: KeptCvProps) {
  return (
    <div className={`rounded-md bg-surface p-4 ${chosen ? 'border-2 border-ink' : 'border border-line'}`}>
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Icon name="file" className="size-8 text-muted" />
          <p className="min-w-0">
            <span dir="auto" className="line-clamp-2 font-bold wrap-anywhere">
              {name}
            </span>
            <span className="block text-sm text-muted">{note}</span>
          </p>
        </div>
        {onRemove && (
          <Button look="outline" onClick={onRemove} disabled={disabled} aria-label={t`Quitar ${name}`}>
            <Trans>Quitar</Trans>
          </Button>
        )}
      </div>
      {written && (
        <Suspense>
          <WrittenCvNote {...written} />
        </Suspense>
      )}
    </div>
  );
}
