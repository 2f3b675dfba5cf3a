import { Link, Stack, Typography } from '@mui/material';
import { Facts } from '../ui/display/Facts';
import { formatMoment } from '../ui/format/dates';
import { PaddedCard } from '../ui/layout';
import { translate } from '../i18n/texts';
import type { OfOffer } from './offer';

const moment = (instant: string | null) => instant && formatMoment(instant);

function Seal({ offer: { sellada_at, sellada_tiempo } }: OfOffer) {
  if (!sellada_at) return translate('offers.signature.unsealed');
  return sellada_tiempo
    ? translate('offers.signature.timed', { moment: formatMoment(sellada_tiempo) })
    : translate('offers.signature.untimed', { moment: formatMoment(sellada_at) });
}

/** From the moment when it was sent. */
export function OfferSignature({ offer }: OfOffer) {
  const { id, enviada_at, vista_at, aceptada_at, terminada_at, firmada_por, sellada_at, huella } = offer;
  if (!enviada_at) return null;
  return (
    <PaddedCard component="section" aria-label={translate('offers.signature.title')}>
      <Stack spacing={2}>
        <Typography variant="h2">{translate('offers.signature.title')}</Typography>
        <Facts
          facts={[
            { label: 'offers.signature.sent', value: formatMoment(enviada_at) },
            { label: 'offers.signature.seen', value: moment(vista_at) },
            terminada_at
              ? { label: 'offers.signature.ended', value: moment(terminada_at) }
              : { label: 'offers.signature.signed', value: moment(aceptada_at) },
            ...(aceptada_at
              ? [
                  { label: 'offers.signature.by', value: firmada_por },
                  { label: 'offers.signature.seal', value: <Seal offer={offer} /> },
                ]
              : []),
          ]}
        />
        {aceptada_at && <Typography variant="note">{translate('offers.signature.kind')}</Typography>}
        {sellada_at && (
          <Link href={`/api/offers/${id}/signed.pdf`} target="_blank" rel="noopener">
            {translate('offers.signature.pdf')}
          </Link>
        )}
        {huella && (
          <Typography variant="hint" sx={{ overflowWrap: 'anywhere' }}>
            {translate('offers.signature.hash')} <code>{huella}</code>
          </Typography>
        )}
      </Stack>
    </PaddedCard>
  );
}
