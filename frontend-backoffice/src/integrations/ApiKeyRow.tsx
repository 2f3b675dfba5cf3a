import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { API_KEY_ESTADO_LABEL, API_KEY_ESTADO_TONE, API_KEY_PERMISSION_GROUPS } from '@hiring/contract';
import { formatDay, formatMoment } from '../format/dates';
import { relativeTime } from '../format/relativeTime';
import { useNow } from '../format/useNow';
import { RowCard } from '../privacy/parts';
import type { ApiKey } from '../providers/calls/integrations';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { Separator } from '../ui/Separator';
import { ToneBadge } from '../ui/ToneBadge';
import { useIntegrationWrite } from './useIntegrations';

const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  API_KEY_PERMISSION_GROUPS.flatMap(({ permisos }) => Object.entries(permisos)),
);
const SHOWN = 3;
const BETWEEN = '\u2002·\u2002';

/** "Ver candidaturas y el tablero, Ver entrevistas y 2 más", which opens to all of them. */
function Permissions({ permisos }: { permisos: readonly string[] }) {
  const words = permisos.map((word) => LABELS[word] ?? word);
  if (words.length <= SHOWN + 1) return <Typography variant="body2">{words.join(BETWEEN)}</Typography>;
  return (
    <Typography component="details" variant="body2">
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.25 }}>
        {`${words.slice(0, SHOWN).join(BETWEEN)} y ${words.length - SHOWN} más`}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {words.slice(SHOWN).map((word) => (
          <li key={word}>{word}</li>
        ))}
      </Box>
    </Typography>
  );
}

/** Where the keyboard goes on when the new secret has been kept. */
export const renewButtonOf = (id: string) => `renovar-${id}`;

interface Props {
  apiKey: ApiKey;
  writes: boolean;
  onRenew: () => void;
  onRevoke: () => void;
}

/** One key: whose it is, what it may do, when it was last used and when it ends. */
export function ApiKeyRow({ apiKey, writes, onRenew, onRevoke }: Props) {
  const now = useNow();
  const { id, nombre, prefijo, permisos, estado, caduca, ultimo_uso, anterior_hasta, prefijo_anterior } =
    apiKey;
  const revoke = useIntegrationWrite(
    (provider, key: string) => provider.revokeApiKey(key),
    () => `Clave «${nombre}» revocada`,
  );
  const end = useIntegrationWrite(
    (provider, key: string) => provider.endPreviousApiKey(key),
    () => 'La clave anterior ya no vale',
  );
  const revoked = estado === 'revocada';
  return (
    <RowCard
      actions={
        writes &&
        !revoked && (
          <>
            {anterior_hasta && (
              <ConfirmedButton
                label="Terminar la anterior"
                of={`de ${nombre}`}
                question="¿Terminar ya la clave anterior?"
                explanation={`${prefijo_anterior ?? 'La anterior'}… dejará de valer ahora mismo. El programa tiene que usar ya la nueva.`}
                busy={end.isPending}
                onConfirm={() => end.mutate(id)}
              />
            )}
            <Button
              id={renewButtonOf(id)}
              size="small"
              variant="outlined"
              onClick={onRenew}
              aria-label={`Renovar ${nombre}`}
            >
              Renovar
            </Button>
            <ConfirmedButton
              label="Revocar"
              of={nombre}
              color="error"
              question={`¿Revocar «${nombre}»?`}
              explanation="El programa que la usa dejará de poder entrar en unos segundos. No se puede deshacer."
              busy={revoke.isPending}
              onConfirm={() => {
                onRevoke();
                revoke.mutate(id);
              }}
            />
          </>
        )
      }
    >
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {nombre} <ToneBadge tone={API_KEY_ESTADO_TONE[estado]}>{API_KEY_ESTADO_LABEL[estado]}</ToneBadge>
      </Typography>
      <Typography variant="body2" sx={{ fontFamily: 'monospace' }}>
        {prefijo}…
      </Typography>
      <Permissions permisos={permisos} />
      <Typography variant="body2" color="text.secondary">
        {ultimo_uso ? `Usada ${relativeTime(ultimo_uso, now).toLowerCase()}` : 'Sin usar todavía'}
        <Separator />
        {estado === 'caducada' ? 'Caducó' : 'Caduca'} el {formatDay(caduca)}
        <Separator />
        {apiKey.autor}
      </Typography>
      {anterior_hasta && (
        <Typography variant="body2" color="text.secondary">
          La anterior ({prefijo_anterior}…) vale hasta el {formatMoment(anterior_hasta)}.
        </Typography>
      )}
      {estado === 'sin_efecto' && (
        <Typography variant="body2" color="error">
          Quien la creó ya no tiene estos permisos o su cuenta está desactivada. Renuévala para que responda
          por ella otra persona.
        </Typography>
      )}
    </RowCard>
  );
}
