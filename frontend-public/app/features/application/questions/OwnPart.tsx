import { Suspense } from 'react';
import { partOf } from '../../../lib/part';
import type { ApplicationForm } from '../use-application-form';

const OwnQuestions = partOf(async () => (await import('./OwnQuestions')).OwnQuestions);

/** What the company asks for besides in the current step; its script is fetched only where something is asked. */
export function OwnPart({ form }: { form: ApplicationForm }) {
  if (!form.questions.some(({ own }) => own?.step === form.step)) return null;
  return (
    <Suspense>
      <OwnQuestions form={form} />
    </Suspense>
  );
}
