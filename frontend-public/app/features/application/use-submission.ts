import type { Progress } from '@hiring/contract/files';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { laterOf } from '../../lib/part';
import { OFFLINE } from '../../lib/offline';
import { track } from '../analytics/track';
import { forgetLocalCopy } from './draft/local-copy';
import type { ApplicationForm, FormStart } from './use-application-form';

type State =
  | { status: 'idle' }
  | { status: 'sending'; progress: Progress }
  | { status: 'refused'; detail: string; vacancyClosed: boolean }
  | { status: 'signedOut' };

export const sendingCode = laterOf(() => import('./send-application'));
type SendingCode = Awaited<ReturnType<typeof sendingCode.get>>;

export function useSubmission(start: FormStart, form: ApplicationForm) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const request = useRef<AbortController>(undefined);
  /** A second press while the rules are fetched sends nothing. */
  const checking = useRef(false);
  const revalidator = useRevalidator();
  const userId = start.viewer.id;
  const vacancyId = start.vacancy?.id ?? null;

  async function refuse({ refusalOf }: SendingCode, error: unknown) {
    const { signedOut, errors, step, asksQuestions, ...refused } = refusalOf(error, form.questions);
    if (signedOut) return setState({ status: 'signedOut' });
    if (step === null) return setState({ status: 'refused', ...refused });
    // The vacancy's questions may have changed: they are loaded again, and the input is kept.
    if (asksQuestions) await revalidator.revalidate();
    setState({ status: 'idle' });
    form.fail(errors, step);
  }

  async function send(code: SendingCode) {
    // A file that is still uploading to the draft is sent with the form.
    form.cv.cancel();
    const controller = new AbortController();
    request.current = controller;
    setState({ status: 'sending', progress: { sent: 0, total: 0 } });
    await form.saving.pause();
    try {
      await code.sendApplication({
        userId,
        values: form.values,
        file: form.cv.file,
        draftCv: form.cv.kept,
        vacancyId,
        canal: start.canal,
        questions: form.questions,
        answers: form.answers,
        noticeVersion: start.notice.version,
        onSent: () => forgetLocalCopy(userId, vacancyId),
        signal: controller.signal,
        onProgress: (progress) => setState({ status: 'sending', progress }),
      });
    } catch (error) {
      form.saving.resume();
      if (controller.signal.aborted) return setState({ status: 'idle' });
      await refuse(code, error);
    }
  }

  async function submit() {
    if (checking.current) return;
    checking.current = true;
    const complete = await form.checkAll();
    const code = await sendingCode.get().catch(() => null);
    checking.current = false;
    if (!complete) return track('form_submit_error', { form: 'candidatura', reason: 'fields' });
    if (!code) return setState({ status: 'refused', detail: OFFLINE(), vacancyClosed: false });
    await send(code);
  }

  return {
    state,
    submit,
    cancel: () => request.current?.abort(),
    dismissSignIn: () => setState({ status: 'idle' }),
  };
}
