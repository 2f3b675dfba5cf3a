import type { Schemas } from '@hiring/contract/api';
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { partOf, useFetchAhead } from '../../lib/part';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { stepRules } from './checked-steps';
import { isReplaced } from './draft/replaced';
import { SaveNote } from './draft/SaveNote';
import { StepBubbles } from './StepBubbles';
import { StepFields } from './steps/StepFields';
import { useApplicationForm, type FormStart } from './use-application-form';
import { sendingCode, useSubmission } from './use-submission';
import { stepAt } from './steps';
import { WizardFooter } from './WizardFooter';

/** For those whose session ended, and for those who type on two devices. */
const SignInDialog = partOf(async () => (await import('../auth/SignInDialog')).SignInDialog);
const ReplacedNotes = partOf(async () => (await import('./draft/ReplacedNotes')).ReplacedNotes);
const NEEDED_LATER = [SignInDialog, ReplacedNotes, stepRules, sendingCode];

interface ApplicationWizardProps {
  start: FormStart;
  departments: Schemas['DepartmentResponse'][];
}

export function ApplicationWizard({ start, departments }: ApplicationWizardProps) {
  const form = useApplicationForm(start);
  const { state, submit, cancel, dismissSignIn } = useSubmission(start, form);
  useFetchAhead(NEEDED_LATER);
  const { profile } = start;
  const { step, problem, isReview } = form;
  const [signingIn, setSigningIn] = useState(false);
  const sending = state.status === 'sending';
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const hasErrors = problem.list.length > 0;

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // Errors of the step move the focus themselves; otherwise it moves to the step's heading.
    if (!hasErrors) heading.current?.focus({ preventScroll: true });
  }, [step, hasErrors]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    if (isReview) void submit();
    else form.moveTo(step + 1);
  }

  return (
    <>
      <StepBubbles step={step} reached={form.reached} disabled={sending} onMove={form.moveTo} />
      <SaveNote
        // The CV counts as saved only when its upload is complete.
        state={form.cv.upload && form.saving.state === 'saved' ? 'saving' : form.saving.state}
        onSignIn={() => setSigningIn(true)}
        onRetry={() => void form.saving.flush()}
      />
      {(isReplaced(form.replaced.here) || isReplaced(form.replaced.elsewhere)) && (
        <Suspense>
          <ReplacedNotes
            form={form}
            wording={{ questions: form.questions, departments, profile }}
            onGone={() => heading.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
      <form method="post" noValidate onSubmit={onSubmit} className="mt-5" aria-labelledby="paso-titulo">
        <h2 id="paso-titulo" ref={heading} tabIndex={-1} className="text-xl">
          {stepAt(step).title}
        </h2>
        <fieldset disabled={sending} className="mt-5 min-w-0 space-y-6">
          <legend className="sr-only">{stepAt(step).title}</legend>
          {/* Remounted with the step: errors that lead to another step are announced there. */}
          <ErrorSummary key={step} errors={problem.list} round={problem.round} />
          <StepFields form={form} start={start} departments={departments} />
        </fieldset>
        <WizardFooter form={form} state={state} onCancel={cancel} />
      </form>
      <Suspense>
        {state.status === 'signedOut' && (
          <SignInDialog email={start.viewer.email} onSignedIn={() => void submit()} onClose={dismissSignIn} />
        )}
        {signingIn && (
          <SignInDialog
            email={start.viewer.email}
            saves
            onSignedIn={() => {
              setSigningIn(false);
              void form.saving.flush();
            }}
            onClose={() => setSigningIn(false)}
          />
        )}
      </Suspense>
    </>
  );
}
