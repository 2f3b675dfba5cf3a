import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';

interface PhotoInputsProps {
  /** Of the button that opens the camera. */
  label: string;
  reading: boolean;
  disabled: boolean;
  onAdd: (chosen: readonly File[]) => Promise<void>;
}

/** Takes a photo, or chooses some that exist. */
export function PhotoInputs({ label, reading, disabled, onAdd }: PhotoInputsProps) {
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])];
    // Allows the same picture to be chosen again after it was removed.
    event.target.value = '';
    void onAdd(chosen);
  }

  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      <label className="relative inline-flex min-h-13 cursor-pointer items-center justify-center rounded-md border border-line-strong bg-surface px-5 font-bold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-[var(--focus)] hover:border-ink hover:bg-sand">
        {reading ? t`Preparando la foto...` : label}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          disabled={disabled}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={onChange}
        />
      </label>
      <label className="relative inline-flex min-h-11 cursor-pointer items-center justify-center rounded-md px-3 text-link underline focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-[var(--focus)]">
        <Trans>Elegir fotos que ya tengo</Trans>
        <input
          type="file"
          accept="image/*"
          multiple
          disabled={disabled}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={onChange}
        />
      </label>
    </div>
  );
}
