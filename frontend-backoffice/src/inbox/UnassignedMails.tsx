import { Box, Link, Stack, Typography } from '@mui/material';
import { fileSize, UNASSIGNED_REASON_LABEL } from '@hiring/contract';
import type { KeyboardEvent } from 'react';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { isTaken } from '../candidates/list/ListKeys';
import { RelativeDate, ToneBadge } from '../ui/display/text';
import { formatMoment } from '../ui/format/dates';
import { RuledItem } from '../ui/layout';
import { ListEmpty } from '../ui/lists/ListParts';
import { useFocusInLines } from '../ui/lists/useFocusInLines';
import { translate } from '../i18n/texts';
import { AssignButton, AssignOtherButton, DiscardButton } from './UnassignedButtons';
import { nameOf, type UnassignedMail } from './unassigned';

const TEXT = { maxHeight: 220, overflow: 'auto', whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

/** One of WhatsApp that is not here yet has no size. */
const fileText = ({ nombre, bytes }: UnassignedMail['adjuntos'][number]): string =>
  bytes > 0 ? `${nombre} (${fileSize(bytes)})` : nombre;

/** Which files there are, why others could not be got, and until when the rest can be. */
function FileNotes({ mail: { adjuntos, archivos_hasta } }: { mail: UnassignedMail }) {
  const kept = adjuntos.filter(({ motivo }) => motivo === null);
  return (
    <>
      {kept.length > 0 && (
        <Typography variant="note" sx={{ overflowWrap: 'anywhere' }}>
          {translate('inbox.unassigned.files', { names: kept.map(fileText).join(', ') })}
        </Typography>
      )}
      {adjuntos.map(
        ({ nombre, motivo }, place) =>
          motivo !== null && (
            <Typography key={place} variant="note" sx={{ overflowWrap: 'anywhere' }}>
              {translate('inbox.unassigned.refused', { name: nombre, reason: motivo })}
            </Typography>
          ),
      )}
      {archivos_hasta && (
        <Typography variant="note">
          {translate('inbox.unassigned.filesUntil', { moment: formatMoment(archivos_hasta) })}
        </Typography>
      )}
    </>
  );
}

/** A mail as it came: its text is shown as text, its files by their names. */
function Mail({ mail }: { mail: UnassignedMail }) {
  const { motivo, canal, remitente, remitente_nombre, asunto, texto, sugerido_id, recibido_at } = mail;
  const readable = motivo !== 'ilegible';
  const address = remitente_nombre ? `${remitente_nombre} <${remitente}>` : remitente;
  // The heading of a message by WhatsApp or SMS has its number.
  const from = canal === 'correo' ? address : remitente_nombre;
  return (
    <RuledItem>
      <Typography component="h2" variant="strong" sx={{ overflowWrap: 'anywhere' }}>
        {canal === 'correo' ? asunto || translate('inbox.unassigned.noSubject') : nameOf(mail)}
      </Typography>
      {(from || canal === 'correo') && (
        <Typography variant="note" sx={{ overflowWrap: 'anywhere' }}>
          {from || translate('inbox.unassigned.noSender')}
        </Typography>
      )}
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
        <ToneBadge tone={motivo === 'suplantado' ? 'red' : 'yellow'}>
          {UNASSIGNED_REASON_LABEL[motivo]}
        </ToneBadge>
        <RelativeDate value={recibido_at} inline />
      </Stack>
      {texto && (
        <Typography
          component="blockquote"
          variant="body2"
          tabIndex={0}
          aria-label={translate('inbox.unassigned.text', { name: nameOf(mail) })}
          sx={{ ...TEXT, mx: 0, my: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}
        >
          {texto}
        </Typography>
      )}
      <FileNotes mail={mail} />
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center" sx={{ mt: 1 }}>
        {readable && sugerido_id && <AssignButton mail={mail} candidateId={sugerido_id} />}
        {readable && <AssignOtherButton mail={mail} />}
        <DiscardButton mail={mail} />
        {sugerido_id && (
          <Link component={RouterLink} to={`/candidates/${sugerido_id}/show`} variant="body2">
            {translate('inbox.record')}
          </Link>
        )}
      </Stack>
    </RuledItem>
  );
}

/** A, where the focus is in a mail: it goes to the person whose it probably is. */
function assignOnKey({ nativeEvent, key, target }: KeyboardEvent<HTMLElement>) {
  if (key.toLowerCase() !== 'a' || isTaken(nativeEvent) || !(target instanceof Element)) return;
  target.closest('li')?.querySelector<HTMLElement>('[data-key=a]')?.click();
}

export function UnassignedMails() {
  const { data, isPending } = useListContext<UnassignedMail>();
  const focus = useFocusInLines<HTMLUListElement>(data, 'li > :last-child button');
  if (isPending) return null;
  if (!data || data.length === 0) return <ListEmpty />;
  return (
    <Box
      component="ul"
      aria-label={translate('inbox.unassigned.title')}
      onKeyDown={assignOnKey}
      {...focus}
      sx={{ listStyle: 'none', m: 0, px: 2, py: 0, '& > :last-child': { borderBottom: 0 } }}
    >
      {data.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </Box>
  );
}
