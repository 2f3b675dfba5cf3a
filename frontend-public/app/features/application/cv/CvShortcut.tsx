import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LIMITS } from '@hiring/contract';
import { Icon } from '../../../ui/Icon';
import type { ApplicationForm } from '../use-application-form';
import { CvProposals } from './CvProposals';
import { IllegibleCv } from './IllegibleCv';
import { proposalItems } from './proposal-items';
import { UploadProgress } from './UploadProgress';

const ACCEPT = LIMITS.cvExtensions.map((extension) => `.${extension}`).join(',');

/** At the start of the form: a CV fills in fields that need not be typed. */
export function CvShortcut({ form }: { form: ApplicationForm }) {
  const { cv } = form;
  const error = form.problem.errors['cv'];
  if (cv.upload) return <UploadProgress cv={cv} />;
  if (cv.proposals && proposalItems(cv.proposals, form.values).length > 0) return <CvProposals form={form} />;
  if (cv.illegible) return <IllegibleCv cv={cv} />;
  if (cv.proposals) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm">
        <Icon name="check" />{' '}
        <Trans>Tu CV está guardado. No hay nada más en él que podamos rellenar por ti.</Trans>
      </p>
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
