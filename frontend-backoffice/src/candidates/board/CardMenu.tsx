import { useCanAccess } from 'react-admin';
import { counted } from '@hiring/contract';
import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useRef } from 'react';
import { useSendMessage } from '../../mail/useSendMessage';
import { useMoveDialog } from '../moves/moveTarget';
import { stageLabel } from '../StateBadges';
import { fullName } from '../useCandidate';
import { useDepartments } from '../../panel/departments/useDepartments';
import { formatDay, formatMoment } from '../../ui/format/dates';
import { type BoardCard, moveTargetOfCard } from './card';
import { api, useWrite } from '../../providers/api';

const TYPE = 'confirmacion_entrevista';

/** Sends the confirmation of the card's interview in the words of its template, whatever was sent of it before. */
function useSendConfirmation() {
  const { mutateAsync: send } = useSendMessage();
  return useWrite(
    async ({ aplicacion_id }: BoardCard) => {
      const { asunto, cuerpo } = await api.post('/api/emails/draft', { body: { aplicacion_id, tipo: TYPE } });
      return send({ aplicacion_id, tipo: TYPE, asunto, cuerpo });
    },
    { reads: [], failure: 'No se pudo enviar el email:' },
  );
}

interface Props {
  card: BoardCard;
  /** Null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onFeedback: (card: BoardCard) => void;
}

/** The rest of a card, and what can be done with it without opening it. One menu serves all cards. */
export function CardMenu({ card, anchor, onClose, onFeedback }: Props) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  const { departmentName, positionName } = useDepartments();
  const { mutate: send, isPending } = useSendConfirmation();
  const openDialog = useMoveDialog();
  const chosen = useRef<() => void>(undefined);
  const { departamento, posicion, entrevista_inicio: interview, otras_abiertas: others } = card;
  const facts = [
    card.email,
    card.telefono,
    `${departmentName(departamento)} · ${positionName(departamento, posicion)}`,
    `Se presentó el ${formatDay(card.fecha_aplicacion)}`,
    interview && `Entrevista: ${formatMoment(interview)}`,
    others > 0 && `+${counted(others, 'candidatura', 'candidaturas')}`,
  ].filter(Boolean);

  const choose = (act: () => void) => () => {
    chosen.current = act;
    onClose();
  };
  // The focus is back on the button by then, so that a dialog returns it there.
  const onExited = () => {
    chosen.current?.();
    chosen.current = undefined;
  };

  return (
    <Menu
      anchorEl={anchor}
      open={Boolean(anchor)}
      onClose={onClose}
      container={() => document.querySelector('main')}
      slotProps={{ transition: { onExited }, list: { 'aria-label': `Acciones: ${fullName(card)}` } }}
    >
      <ListSubheader role="presentation" disableSticky sx={{ pb: 1, lineHeight: 1.5 }}>
        {facts.map((fact) => (
          <div key={String(fact)}>{fact}</div>
        ))}
      </ListSubheader>
      <MenuItem onClick={choose(() => onFeedback(card))}>
        {card.tiene_feedback ? 'Ver y cambiar el feedback' : 'Añadir feedback'}
      </MenuItem>
      {card.cv_url && (
        <MenuItem component="a" href={`${card.cv_url}?descargar=1`} download onClick={onClose}>
          Descargar CV
        </MenuItem>
      )}
      {/* It says why it does nothing, and can therefore be reached. */}
      <MenuItem
        aria-disabled={!interview || isPending}
        onClick={() => {
          if (interview && !isPending) choose(() => send(card))();
        }}
        sx={interview ? {} : { color: 'text.secondary', cursor: 'default' }}
      >
        {interview ? 'Enviar confirmación de entrevista' : 'No hay entrevista programada'}
      </MenuItem>
      {mayMove && card.mover_a.length > 0 && <Divider />}
      {mayMove &&
        card.mover_a.map((stage) => (
          <MenuItem key={stage} onClick={choose(() => openDialog(moveTargetOfCard(card), stage))}>
            Mover a {stageLabel(stage)}
          </MenuItem>
        ))}
    </Menu>
  );
}
