import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { SLOT_LIMITS } from '@hiring/contract';
import { type FormEvent, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useGetOne } from 'react-admin';
import type { Candidate } from '../candidates/types';
import { WHOLE_RECORD } from '../candidates/record/wholeRecord';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { useAvailability } from './useAvailability';
import { useSlotWrite } from './useSlotInvitations';

const QUIET = { retry: false, onError: () => undefined };

interface FormProps {
  candidate: Candidate;
  titleId: string;
  onClose: () => void;
}

function OfferForm({ candidate, titleId, onClose }: FormProps) {
  const open = candidate.aplicaciones.filter(({ abierta }) => abierta);
  const offered = useAvailability();
  const active = (offered.data ?? []).filter(({ activa }) => activa);
  const [key] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState({
    disponibilidad_id: '',
    aplicacion_id: open.find(({ id }) => id === candidate.aplicacion_id)?.id ?? open[0]?.id ?? '',
    dias_validez: String(SLOT_LIMITS.defaultValidDays),
  });
  const plan = values.disponibilidad_id || (active.length === 1 ? (active[0]?.id ?? '') : '');
  const offer = useSlotWrite(
    candidate.id,
    (provider) => {
      const request = {
        candidato_id: candidate.id,
        disponibilidad_id: plan,
        aplicacion_id: values.aplicacion_id,
        dias_validez: Number(values.dias_validez),
      };
      // The key is of what is asked: changed after a refusal, it is another request.
      return provider.offerSlots(request, `${key}:${Object.values(request).join(':')}`);
    },
    'Horas ofrecidas. Le hemos enviado el enlace al candidato.',
  );
  const errors = fieldErrorsOf(offer.error);
  const bind = (name: keyof typeof values) => ({
    value: name === 'disponibilidad_id' ? plan : values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: errors[name] !== undefined,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    offer.mutate(undefined, { onSuccess: onClose });
  }

  return (
    <form onSubmit={submit}>
      <DialogTitle id={titleId}>Ofrecer horas</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <DialogContentText>
            {candidate.nombre} recibirá el mensaje «Elige la hora de tu entrevista» con un enlace a las horas
            libres.
          </DialogContentText>
          {offer.error && <Alert severity="error">{reasonOf(offer.error)}</Alert>}
          {offered.error && <Alert severity="error">{reasonOf(offered.error)}</Alert>}
          {offered.data && active.length === 0 && (
            <Alert severity="info">
              Todavía no hay horas que ofrecer.{' '}
              <Link component={RouterLink} to="/horas-entrevista">
                Añadir horas
              </Link>
            </Alert>
          )}
          <TextField
            {...bind('disponibilidad_id')}
            select
            required
            label="Qué horas"
            disabled={active.length === 0}
            helperText={errors.disponibilidad_id}
          >
            {active.map(({ id, nombre, entrevistador_nombre }) => (
              <MenuItem key={id} value={id}>
                {nombre} ({entrevistador_nombre})
              </MenuItem>
            ))}
          </TextField>
          {open.length > 1 && (
            <TextField
              {...bind('aplicacion_id')}
              select
              label="Candidatura"
              helperText={errors.aplicacion_id}
            >
              {open.map(({ id, vacante_titulo }) => (
                <MenuItem key={id} value={id}>
                  {vacante_titulo ?? 'Candidatura espontánea'}
                </MenuItem>
              ))}
            </TextField>
          )}
          <TextField
            {...bind('dias_validez')}
            label="Días para elegir"
            type="number"
            required
            helperText={errors.dias_validez ?? 'Después, el enlace deja de servir.'}
            slotProps={{ htmlInput: { min: 1, max: SLOT_LIMITS.validDays, step: 1 } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          disabled={offer.isPending || active.length === 0}
        >
          Enviar enlace
        </Button>
      </DialogActions>
    </form>
  );
}

/** Sends the candidate a link to pick an hour. */
export function OfferSlotsDialog({ candidateId, onClose }: { candidateId: string; onClose: () => void }) {
  const titleId = useId();
  const { data, error, refetch } = useGetOne<Candidate>(
    'candidates',
    { id: candidateId, meta: WHOLE_RECORD },
    QUIET,
  );

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      // Clicks inside bubble to the card that opened it.
      onClick={(event) => event.stopPropagation()}
    >
      {data ? (
        <OfferForm candidate={data} titleId={titleId} onClose={onClose} />
      ) : (
        <>
          <DialogTitle id={titleId}>Ofrecer horas</DialogTitle>
          <DialogContent>
            {error ? (
              <LoadFailed title="No se pudo cargar la ficha" error={error} onRetry={() => void refetch()} />
            ) : (
              <ListSkeleton rows={3} />
            )}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            <Button onClick={onClose}>Cancelar</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
