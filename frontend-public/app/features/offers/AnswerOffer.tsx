import { Trans } from '@lingui/react/macro';
import type { OfferPage } from '@hiring/contract';
import { Form } from 'react-router';
import { Refusal } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { DeclineForm } from './DeclineForm';
import type { OfferReply } from './offer-answer';
import { SignForm } from './SignForm';

interface AnswerOfferProps {
  page: OfferPage;
  busy: boolean;
  reply: OfferReply | undefined;
}

/** First the person says that they have opened it; then there are two answers. */
export function AnswerOffer({ page, busy, reply }: AnswerOfferProps) {
  if (page.estado === 'enviada') {
    return (
      <Form method="post" action="#respuesta" preventScrollReset className="space-y-3">
        <Refusal text={reply?.refused?.detail} />
        <p className="max-w-prose">
          <Trans>
            Cuando la hayas leído, dínoslo: después eliges si la aceptas. No te compromete a nada.
          </Trans>
        </p>
        <Button
          type="submit"
          name="accion"
          value="abrir"
          look="signal"
          className="min-h-13 w-full text-lg sm:w-auto sm:px-8"
          disabled={busy}
        >
          <Trans>He abierto la oferta</Trans>
        </Button>
      </Form>
    );
  }
  const signing = reply?.step === 'codigo' || reply?.step === 'codigo-sms' || reply?.step === 'firmar';
  return (
    <>
      <section aria-labelledby="firmar" className="rounded-lg border-2 border-ink bg-surface p-4 sm:p-6">
        <h2 id="firmar" className="mb-4 text-xl">
          <Trans>Aceptar y firmar</Trans>
        </h2>
        <SignForm page={page} busy={busy} reply={signing ? reply : undefined} />
      </section>
      <DeclineForm busy={busy} reply={signing ? undefined : reply} />
    </>
  );
}
