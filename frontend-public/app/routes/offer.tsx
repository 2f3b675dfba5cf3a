import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, redirect, useNavigation } from 'react-router';
import { AnswerOffer } from '../features/offers/AnswerOffer';
import { answerOffer } from '../features/offers/offer-answer';
import { OfferLetter } from '../features/offers/OfferLetter';
import { WithdrawalReason } from '../features/portal/WithdrawalReason';
import { SignedCopies } from '../features/offers/SignedCopies';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { readAlsoAfterRefusal } from '../lib/after-refusal';
import { dateAndTime } from '../lib/dates';
import { LINK_HEADERS } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import { pathOf } from '../lib/next-path';
import { ButtonLink, type ButtonLook } from '../ui/Button';
import { OutcomePage } from '../ui/OutcomePage';
import { useKeptFocus } from '../ui/use-kept-focus';
import type { Route } from './+types/offer';

export const handle: PageHandle = { perVisitor: true, noTrail: true };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`Tu oferta de trabajo`, path: '/oferta', robots: 'noindex' });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await context.offers.find(params.token);
  return data({ page }, { status: page ? 200 : 410 });
}

export const shouldRevalidate = readAlsoAfterRefusal;

/** Links in e-mails act when a button is pressed, not when they are opened: mail scanners open them. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const reply = await answerOffer(context, params.token, await request.formData());
  return reply ? data(reply, { status: reply.refused?.status ?? 200 }) : redirect(pathOf(request), 303);
}

const ToPortal = ({ look }: { look?: ButtonLook }) => (
  <ButtonLink to="/portal-candidato" look={look}>
    <Trans>Ir a mi portal</Trans>
  </ButtonLink>
);

/** Whoever opens the mail of an earlier version is not to think that there is nothing to answer. */
const newer = () =>
  t`Te hemos enviado otra versión de la oferta, que espera tu respuesta. La tienes en tu portal.`;

export default function Offer({ loaderData: { page }, actionData, params }: Route.ComponentProps) {
  useKeptFocus();
  const busy = useNavigation().state !== 'idle';
  const path = `/oferta/${params.token}`;
  switch (page?.estado) {
    case 'enviada':
    case 'vista':
      return (
        <OutcomePage
          title={t`Tienes una oferta de trabajo`}
          lead={
            <>
              <bdi>{page.puesto}</bdi>. <Trans>Puedes responder hasta el {dateAndTime(page.caduca)}.</Trans>
            </>
          }
        >
          <OfferLetter page={page} path={path} />
          <div id="respuesta" className="scroll-mt-20 space-y-6">
            <AnswerOffer page={page} busy={busy} reply={actionData} />
          </div>
        </OutcomePage>
      );
    case 'aceptada':
      return (
        <OutcomePage
          title={t`Has aceptado la oferta`}
          lead={t`Gracias. En tu portal verás lo que falta antes de tu primer día.`}
        >
          <SignedCopies page={page} path={path} />
          <ToPortal look={page.firmada ? 'outline' : 'ink'} />
        </OutcomePage>
      );
    case 'rechazada':
      return (
        <OutcomePage
          title={t`No has aceptado la oferta`}
          lead={
            page.otra
              ? newer()
              : t`Gracias por decírnoslo. El equipo de selección ya lo sabe y tu candidatura sigue donde estaba.`
          }
        >
          <ToPortal />
        </OutcomePage>
      );
    case 'caducada':
      return (
        <OutcomePage
          title={t`El plazo para responder ha terminado`}
          lead={page.otra ? newer() : t`Si te sigue interesando, responde a nuestro correo.`}
        >
          <ToPortal />
        </OutcomePage>
      );
    case 'retirada':
      return (
        <OutcomePage
          title={t`La empresa ha retirado esta oferta`}
          lead={page.otra ? newer() : t`Ya no se puede firmar. Si tienes dudas, responde a nuestro correo.`}
        >
          <WithdrawalReason text={page.motivo} />
          <ToPortal />
        </OutcomePage>
      );
    default:
      return (
        <OutcomePage
          title={t`Este enlace ya no sirve`}
          lead={t`Puede que la dirección esté incompleta. Si tienes una oferta, la verás en tu portal.`}
        >
          <ToPortal />
        </OutcomePage>
      );
  }
}
