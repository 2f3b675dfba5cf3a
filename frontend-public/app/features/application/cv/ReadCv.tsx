import type { ApplicationForm } from '../use-application-form';
import { CvProposals } from './CvProposals';
import { IllegibleCv } from './IllegibleCv';
import { WaitingCv } from './WaitingCv';

/** What was read from the chosen CV, or that nothing could be read. */
export const ReadCv = ({ form }: { form: ApplicationForm }) => (
  <>
    <CvProposals form={form} />
    {form.cv.waiting ? <WaitingCv /> : <IllegibleCv cv={form.cv} />}
  </>
);
