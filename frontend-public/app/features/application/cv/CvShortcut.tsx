import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { LIMITS } from '@hiring/contract';
import { partOf, useFetchAhead } from '../../../lib/part';
import { Icon } from '../../../ui/Icon';
import type { ApplicationForm } from '../use-application-form';

const ACCEPT = LIMITS.cvExtensions.map((extension) => `.${extension}`).join(',');

const UploadProgress = partOf(async () => (await import('./UploadProgress')).UploadProgress);
const CvFindings = partOf(async () => (await import('./CvFindings')).CvFindings);
const AFTER_CHOOSING = [UploadProgress, CvFindings];

/** At the start of the form: a CV fills in fields that need not be typed. */
export function CvShortcut({ form }: { form: ApplicationForm }) {
  useFetchAhead(AFTER_CHOOSING);
  const { cv } = form;
  const error = form.problem.errors['cv'];
  if (cv.upload) {
    return (
      <Suspense>
        <UploadProgress cv={cv} />
      </Suspense>
    );
  }
  if (cv.proposals || cv.illegible || cv.waiting) {
    return (
      <Suspense>
        <CvFindings form={form} />
      </Suspense>
    );
  }
  if (form.hasCv) return null;
  return (
    <div className="relative flex min-h-16 items-center gap-3 rounded-md border-2 border-dashed border-line-strong bg-surface px-4 py-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-[var(--focus)] hover:border-ink">
      <Icon name="upload" className="size-7 text-muted" />
      <span className="min-w-0">
        <span className="block font-bold">
          <Trans>¿Tienes tu CV a mano?</Trans>
        </span>
        <span className="block text-sm text-muted">
          <Trans>Súbelo y rellenamos lo que podamos. Es opcional.</Trans>
        </span>
        {error && <span className="block font-bold text-danger">{error}</span>}
      </span>
      <input
        type="file"
        accept={ACCEPT}
        aria-label={t`Rellenar el formulario con mi CV`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen) void cv.choose(chosen);
        }}
      />
    </div>
  );
}
