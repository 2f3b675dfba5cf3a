import { localPath } from '../../lib/language/language';
import { ApiProblem } from '@hiring/contract/api-problem';
import type { Progress } from '@hiring/contract/files';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemText } from '../../lib/api';
import { reasonOf } from '../analytics/reason-of';
import { track } from '../analytics/track';
import { isQuestionField } from './answers';
import { forgetLocalCopy } from './draft/local-copy';
import { sentPath } from './sent/sent-path';
import { forgetSubmissionKey, submissionKey } from './submission-key';
import type { ApplicationForm, FormStart } from './use-application-form';
import { stepOfField } from './validation';

type State =
  | { status: 'idle' }
  | { status: 'sending'; progress: Progress }
  | { status: 'refused'; detail: string; vacancyClosed: boolean }
  | { status: 'signedOut' };

/** Field errors of a refusal, including those of the file. */
function fieldErrors(problem: ApiProblem): Record<string, string> {
  if (problem.status === 413 || problem.status === 415) return { cv: problem.message };
  return problem.status === 422 ? problem.firstErrors() : {};
}

export function useSubmission(start: FormStart, form: ApplicationForm) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const request = useRef<AbortController>(undefined);
  const revalidator = useRevalidator();
  const userId = start.viewer.id;
  const vacancyId = start.vacancy?.id ?? null;

  async function refuse(error: unknown) {
    if (error instanceof ApiProblem && error.status === 401) return setState({ status: 'signedOut' });
    const errors = error instanceof ApiProblem ? fieldErrors(error) : {};
    const steps = Object.keys(errors).map(stepOfField);
    if (steps.length === 0) {
      const vacancyClosed = error instanceof ApiProblem && error.code === 'vacancy_not_open';
      return setState({ status: 'refused', detail: problemText(error), vacancyClosed });
    }
    // The vacancy's questions may have changed: they are loaded again, and the input is kept.
    if (Object.keys(errors).some(isQuestionField)) await revalidator.revalidate();
    setState({ status: 'idle' });
    form.fail(errors, Math.min(...steps));
  }

  async function submit() {
    if (!form.checkAll()) return track('form_submit_error', { form: 'candidatura', reason: 'fields' });
    // A file that is still uploading to the draft is sent with the form.
    form.cv.cancel();
    const controller = new AbortController();
    request.current = controller;
    setState({ status: 'sending', progress: { sent: 0, total: 0 } });
    await form.saving.pause();
    try {
      const { sendApplication } = await import('./send-application');
      const { application } = await sendApplication({
        values: form.values,
        file: form.cv.file,
        draftCv: form.cv.kept,
        vacancyId,
        canal: start.canal,
        questions: form.questions,
        answers: form.answers,
        noticeVersion: start.notice.version,
        key: submissionKey(userId, vacancyId),
        signal: controller.signal,
        onProgress: (progress) => setState({ status: 'sending', progress }),
      });
      forgetLocalCopy(userId, vacancyId);
      forgetSubmissionKey(userId, vacancyId);
      track('form_submit_success', { form: 'candidatura' });
      track('conversion', { goal: 'candidatura' });
      window.location.assign(localPath(sentPath(application.id)));
    } catch (error) {
      form.saving.resume();
      if (controller.signal.aborted) return setState({ status: 'idle' });
      track('form_submit_error', { form: 'candidatura', reason: reasonOf(error) });
      await refuse(error);
    }
  }

  return {
    state,
    submit,
    cancel: () => request.current?.abort(),
    dismissSignIn: () => setState({ status: 'idle' }),
  };
}
