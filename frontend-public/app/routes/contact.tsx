import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CONTACT_REFERENCE, CONTACT_TOPICS } from '@hiring/contract';
import { data, redirectDocument } from 'react-router';
import { track } from '../features/analytics/track';
import { ContactAside } from '../features/contact/ContactAside';
import { ContactForm } from '../features/contact/ContactForm';
import { MessageSent } from '../features/contact/MessageSent';
import { type Outcome, typedIn } from '../features/contact/outcome';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { textsOf } from '../lib/form-texts';
import { OFFLINE } from '../lib/offline';
import { pageMeta } from '../lib/meta';
import { ServerOnly } from '../lib/ServerOnly';
import { useSite } from '../lib/site';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { Route } from './+types/contact';

/** The form contains an id, so that the same message is stored once. */
export const handle: PageHandle = { perVisitor: true };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const sent = Boolean(loaderData?.sent);
  return pageMeta(matches, {
    title: sent ? t`Mensaje recibido` : t`Contacto`,
    description: t`Pide un presupuesto o pregúntanos lo que necesites sobre transporte, flotas, taller, ITV, custodia y lavado de vehículos. Respondemos en un día laborable.`,
    path: '/contacto',
    robots: sent ? 'noindex' : undefined,
  });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const sent = query.get('enviado');
  return {
    sent: sent && CONTACT_REFERENCE.test(sent) ? sent : null,
    topic: CONTACT_TOPICS.find((known) => known === query.get('servicio')) ?? null,
    formulario: context.contact.form(),
    notice: await context.notice('contacto'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const fields = textsOf(await request.formData());
  const answer = await context.contact.send(fields);
  if (answer.sent) return redirectDocument(`/contacto?enviado=${answer.referencia}`, 303);
  const { status, detail, formulario } = answer;
  const errors = Object.fromEntries(
    Object.entries(answer.errors).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
  );
  const outcome: Outcome = { status, detail, errors, values: typedIn(fields), formulario, round: 1 };
  return data(outcome, { status });
}

/** A lost connection keeps the form's input. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const round = Date.now();
  try {
    const outcome = await serverAction();
    const reason = Object.keys(outcome.errors).length > 0 ? 'fields' : String(outcome.status);
    track('form_submit_error', { form: 'contacto', reason });
    return data({ ...outcome, round }, { status: outcome.status });
  } catch (error) {
    if (error instanceof Response) {
      // Redirecting to the page that confirms the message.
      track('form_submit_success', { form: 'contacto' });
      track('conversion', { goal: 'contacto' });
      throw error;
    }
    track('form_submit_error', { form: 'contacto', reason: 'offline' });
    const outcome: Outcome = {
      status: 503,
      detail: OFFLINE(),
      errors: {},
      values: {},
      formulario: null,
      round,
    };
    return data(outcome, { status: outcome.status });
  }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const company = useSite()?.company;
  if (loaderData.sent) {
    return <ServerOnly>{import.meta.env.SSR && <MessageSent referencia={loaderData.sent} />}</ServerOnly>;
  }
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 pb-16 sm:px-6">
      <h1 className="text-3xl">
        <Trans>Cuéntanos qué necesitas</Trans>
      </h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        <Trans>
          Un traslado, una flota entera o una duda: te responde una persona en un día laborable. Si corre
          prisa, llámanos.
        </Trans>
      </p>
      {company && (
        <div className="mt-5 lg:hidden">
          <ButtonLink to={company.phone_href} look="outline" className="w-full sm:w-auto">
            <Icon name="phone" />
            <Trans>Llamar al {company.phone}</Trans>
          </ButtonLink>
        </div>
      )}
      <div className="mt-8 grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <ContactForm
          topic={loaderData.topic}
          formulario={loaderData.formulario}
          notice={loaderData.notice}
          outcome={actionData}
        />
        <ServerOnly>{import.meta.env.SSR && <ContactAside company={company} />}</ServerOnly>
      </div>
    </div>
  );
}
