import { AccountMail } from '../AccountMail';
import { CvShortcut } from '../cv/CvShortcut';
import { OwnPart } from '../questions/OwnPart';
import { KnownInputs } from '../KnownInputs';
import type { ApplicationForm } from '../use-application-form';

interface FirstStepsProps {
  form: ApplicationForm;
  isNew: boolean;
  email: string;
}

/** Who the person is, and where they live. */
export function FirstSteps({ form, isNew, email }: FirstStepsProps) {
  const first = form.step === 1;
  return (
    <>
      {first && <CvShortcut form={form} />}
      <KnownInputs key={form.step} form={form} isNew={isNew} />
      <OwnPart form={form} />
      {first && <AccountMail email={email} />}
    </>
  );
}
