import { fieldsOfStep } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Alert } from '../../ui/Alert';
import { takeFocus } from '../../ui/take-focus';
import { Button, ButtonLink } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { SignInDialog } from '../auth/SignInDialog';
import { FutureOpeningsBox } from '../qualifications/FutureOpeningsBox';
import { QualificationFields } from '../qualifications/QualificationFields';
import { CvShortcut } from './cv/CvShortcut';
import { ReplacedNotes } from './draft/ReplacedNotes';
import { SaveNote } from './draft/SaveNote';
import { ProfileInputs } from './ProfileInputs';
import { SendingProgress } from './SendingProgress';
import { StepBubbles } from './StepBubbles';
import { DocumentsStep } from './steps/DocumentsStep';
import { ExperienceStep } from './steps/ExperienceStep';
import { ReviewStep } from './steps/ReviewStep';
import { useApplicationForm, type FormStart } from './use-application-form';
import { useSubmission } from './use-submission';
import { stepAt } from './validation';

interface ApplicationWizardProps {
  start: FormStart;
  departments: Schemas['DepartmentResponse'][];
}

export function ApplicationWizard({ start, departments }: ApplicationWizardProps) {
  const form = useApplicationForm(start);
  const { state, submit, cancel, dismissSignIn } = useSubmission(start, form);
  const { profile, vacancy, opening, notice } = start;
  const { step, problem, isReview } = form;
  const lostCv = opening.lostFile;
  const vacancyId = vacancy?.id ?? null;
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

  if (state.status === 'sent') {
    return (
      <Alert look="success" role="status" ref={takeFocus} title={state.message.title}>
        <p>{state.message.description}</p>
        <ButtonLink to="/portal-candidato" look="outline">
          Ir a mi portal
        </ButtonLink>
      </Alert>
    );
  }

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
      <ReplacedNotes
        form={form}
        wording={{ questions: form.questions, departments, profile }}
        onGone={() => heading.current?.focus({ preventScroll: true })}
      />
      <form method="post" noValidate onSubmit={onSubmit} className="mt-5" aria-labelledby="paso-titulo">
        <h2 id="paso-titulo" ref={heading} tabIndex={-1} className="text-xl">
          {stepAt(step).title}
        </h2>
        <fieldset disabled={sending} className="mt-5 min-w-0 space-y-6">
          <legend className="sr-only">{stepAt(step).title}</legend>
          {/* Remounted with the step: errors that lead to another step are announced there. */}
          <ErrorSummary key={step} errors={problem.list} round={problem.round} />
          {step === 1 && <CvShortcut form={form} />}
          {step <= 2 && <ProfileInputs form={form} fields={fieldsOfStep(step)} />}
          {step === 3 && <ExperienceStep {...{ form, departments, profile, vacancy }} />}
          {step === 3 && (
            <QualificationFields
              value={form.values.cualificaciones}
              shown={problem.errors}
              onChange={(cualificaciones) => form.change({ cualificaciones })}
              onMended={problem.clear}
            />
          )}
          {step === 4 && (
            <DocumentsStep {...{ form, vacancyId, lostCv, notice }} existing={profile?.cv ?? null} />
          )}
          {step === 4 && (
            <FutureOpeningsBox
              consented={(profile?.consentimientos ?? []).some(
                ({ finalidad, otorgado }) => finalidad === 'futuras_ofertas' && otorgado,
              )}
              ticked={form.values.futuras_ofertas === 'true'}
              onTick={(ticked) => form.change({ futuras_ofertas: ticked ? 'true' : '' })}
            />
          )}
          {isReview && <ReviewStep {...{ form, departments, profile, vacancy, lostCv }} />}
        </fieldset>
        <div className="mt-8 space-y-4">
          {state.status === 'refused' && (
            <Alert look="danger" role="alert" title="Error en el envío">
              <p>{state.detail}</p>
              {state.vacancyClosed ? (
                <ButtonLink to="/carreras" look="outline">
                  Ver ofertas abiertas
                </ButtonLink>
              ) : (
                <p>Tus datos siguen aquí. Puedes volver a intentarlo.</p>
              )}
            </Alert>
          )}
          {sending && <SendingProgress progress={state.progress} onCancel={cancel} />}
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
            <Button
              look="outline"
              className="min-h-13"
              disabled={step === 1 || sending}
              onClick={() => form.moveTo(step - 1)}
            >
              Anterior
            </Button>
            <Button
              type="submit"
              look={isReview ? 'signal' : 'ink'}
              className="min-h-13 sm:min-w-52"
              // aria-disabled keeps the focus while the form is sent.
              aria-disabled={sending || undefined}
            >
              {sending ? 'Enviando...' : isReview ? 'Enviar Aplicación' : 'Siguiente'}
            </Button>
          </div>
        </div>
      </form>
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
    </>
  );
}
