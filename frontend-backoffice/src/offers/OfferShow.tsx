import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { DECLINE_REASON_LABEL, OFFER_BAND_LABEL } from '@hiring/contract';
import { Link, useParams } from 'react-router-dom';
import { ApprovalSteps } from '../approvals/ApprovalSteps';
import { ApprovedHead } from '../approvals/DecideButtons';
import { BackLink } from '../ui/buttons';
import { Separator } from '../ui/display/text';
import { formatDay } from '../ui/format/dates';
import { Columns, LongText, PaddedCard } from '../ui/layout';
import { Loaded } from '../ui/Loaded';
import { api, at, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { type OfOffer, offerAddress, offersWith } from './offer';
import { OfferActions } from './OfferActions';
import { OfferBadge } from './OfferBadge';
import { OfferContent } from './OfferContent';
import { OfferSignature } from './OfferSignature';
import { Alert } from '../ui/Alert';

function Header({ offer }: OfOffer) {
  const { candidato_id, candidato_nombre, puesto, nombre, estado, espera, espera_a } = offer;
  return (
    <ApprovedHead
      title={candidato_nombre}
      windowTitle={translate('offers.record.of', { name: candidato_nombre })}
      badge={<OfferBadge estado={estado} />}
      below={
        <>
          {puesto}
          <Separator />
          {nombre}
        </>
      }
      note={
        <>
          {espera &&
            `${translate('offers.record.waits', { name: espera_a, what: translate(`offers.waits.${espera}`) })} `}
          {espera && translate('offers.record.until', { day: formatDay(offer.caduca_el) })}{' '}
          <MuiLink component={Link} to={`/candidates/${candidato_id}/show`}>
            {translate('offers.record.person')}
          </MuiLink>
        </>
      }
    >
      <OfferActions offer={offer} />
    </ApprovedHead>
  );
}

/** What whoever opens it should know first. */
function Notices({ offer }: OfOffer) {
  const { banda, avisos, cambios, rechazo, motivo, espera, estado, ultima } = offer;
  const writing = espera !== null && espera !== 'persona';
  const ended = rechazo ? DECLINE_REASON_LABEL[rechazo] : '';
  const why = [ended, motivo].filter(Boolean).join('. ');
  return (
    <Stack spacing={1} sx={{ '&:not(:empty)': { mb: 2 } }}>
      {ultima && (
        <Alert severity="info">
          {translate('offers.record.later')}{' '}
          <MuiLink component={Link} to={offerAddress(ultima.id)}>
            {ultima.nombre}
          </MuiLink>{' '}
          <OfferBadge estado={ultima.estado} />
        </Alert>
      )}
      {why && (
        <Alert severity="info">
          {translate(estado === 'rechazada' ? 'offers.record.declined' : 'offers.record.reason', { why })}
        </Alert>
      )}
      {cambios.length > 0 && (
        <Alert severity="info">{translate('offers.record.changes', { parts: cambios.join(', ') })}</Alert>
      )}
      {writing && banda !== 'dentro' && <Alert severity="warning">{OFFER_BAND_LABEL[banda]}</Alert>}
      {writing &&
        avisos.map((notice) => (
          <Alert key={notice} severity="warning">
            {notice}
          </Alert>
        ))}
    </Stack>
  );
}

/** As it was sent, or as it would be. */
function Letter({ offer: { id, carta, enviada_at } }: OfOffer) {
  const title = translate(enviada_at ? 'offers.letter.sent' : 'offers.letter.draft');
  return (
    <PaddedCard component="section" aria-label={title}>
      <Stack spacing={1.5}>
        <Typography variant="h2">{title}</Typography>
        <MuiLink href={`/api/offers/${id}/letter.pdf`} target="_blank" rel="noopener">
          {translate('offers.letter.pdf')}
        </MuiLink>
        <Typography variant="h3">{carta.titulo}</Typography>
        {carta.parrafos.map((paragraph) => (
          <LongText key={paragraph}>{paragraph}</LongText>
        ))}
        <Box component="dl" sx={{ '& > div': { borderTop: 1, borderColor: 'divider', py: 0.75 } }}>
          {carta.datos.map(({ etiqueta, valor }) => (
            <Columns key={etiqueta} sm={2} rowSpacing={0}>
              <Typography component="dt" color="text.secondary">
                {etiqueta}
              </Typography>
              <Typography component="dd">{valor}</Typography>
            </Columns>
          ))}
        </Box>
        {carta.condiciones.length > 0 && (
          <ul>
            {carta.condiciones.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        )}
      </Stack>
    </PaddedCard>
  );
}

/** Why it has no approvals. */
const noApproval = ({ estado, acciones }: OfOffer['offer']) =>
  estado !== 'borrador'
    ? 'offers.notNeeded'
    : acciones.enviar
      ? 'offers.noneNeeded'
      : 'approvals.steps.notAsked';

/** One offer: what it says, who approves it, and how the person answered. */
export function OfferShow() {
  const { id = '' } = useParams();
  const query = useRead(['offers', 'record', id], () => api.get('/api/offers/{id}', at(id)));
  return (
    <>
      <BackLink to={offersWith({ viva: 'true' })}>{translate('offers.back')}</BackLink>
      <Loaded of={query} failed="offers.failed">
        {(offer) => (
          <>
            <Header offer={offer} />
            <Notices offer={offer} />
            <Columns lg={2}>
              <div>
                <OfferContent offer={offer} />
                <ApprovalSteps
                  steps={offer.aprobaciones}
                  anybody="offers.administration"
                  none={noApproval(offer)}
                />
                <OfferSignature offer={offer} />
              </div>
              <Letter offer={offer} />
            </Columns>
          </>
        )}
      </Loaded>
    </>
  );
}
