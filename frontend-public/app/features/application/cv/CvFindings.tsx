import { Trans } from '@lingui/react/macro';
import { Icon } from '../../../ui/Icon';
import type { ApplicationForm } from '../use-application-form';
import { CvProposals } from './CvProposals';
import { IllegibleCv } from './IllegibleCv';
import { proposalItems } from './proposal-items';
import { WaitingCv } from './WaitingCv';

/** What was found in the CV that was sent at the start of the form. */
export function CvFindings({ form }: { form: ApplicationForm }) {
  const { cv } = form;
  if (cv.proposals && proposalItems(cv.proposals, form.values).length > 0) return <CvProposals form={form} />;
  if (cv.waiting) return <WaitingCv />;
  if (cv.illegible) return <IllegibleCv cv={cv} />;
  return (
    <p role="status" className="flex items-center gap-2 text-sm">
      <Icon name="check" />{' '}
      <Trans>Tu CV está guardado. No hay nada más en él que podamos rellenar por ti.</Trans>
    </p>
  );
}
