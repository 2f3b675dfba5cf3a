import { useCanAccess } from 'react-admin';
import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useRef } from 'react';
import { useSendMessage } from '../../mail/useSendMessage';
import { useMoveDialog } from '../moves/moveTarget';
import { useMoveChoices } from '../moves/useMoveChoices';
import { fullName } from '../useCandidate';
import { useDepartments } from '../../panel/departments/useDepartments';
import { pluralOf } from '../../ui/format/counts';
import { formatDay, formatMoment } from '../../ui/format/dates';
import { type BoardCard, moveTargetOfCard } from './card';
import { api, useWrite } from '../../providers/api';
import { translate } from '../../i18n/texts';

interface Props {
  card: BoardCard;
  /** Null: the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onFeedback: (card: BoardCard) => void;
}

/** The rest of a card, and what can be done with it without opening it. One menu serves all cards. */
export function CardMenu({ card, anchor, onClose, onFeedback }: Props) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  const { departmentName, positionName } = useDepartments();
  const { mutateAsync: send } = useSendMessage();
  // The confirmation of the interview in the words of its template, whatever was sent of it before.
  const { mutate: confirm, isPending } = useWrite(
    async ({ aplicacion_id }: BoardCard) => {
      const body = { aplicacion_id, tipo: 'confirmacion_entrevista' } as const;
      const { asunto, cuerpo } = await api.post('/api/emails/draft', { body });
      return send({ ...body, asunto, cuerpo });
    },
    { failure: 'candidates.board.emailFailed' },
  );
  const openDialog = useMoveDialog();
  const chosen = useRef<() => void>(undefined);
  const { departamento, posicion, entrevista_inicio: interview, otras_abiertas: others } = card;
  const choices = useMoveChoices(moveTargetOfCard(card), mayMove && anchor !== null);
  const offered = mayMove ? choices : [];
  const facts = [
    card.email,
    card.telefono,
    `${departmentName(departamento)} · ${positionName(departamento, posicion)}`,
    translate('candidates.board.appliedOn', { day: formatDay(card.fecha_aplicacion) }),
    interview && translate('candidates.board.interview', { moment: formatMoment(interview) }),
    others > 0 && translate('candidates.people.others', pluralOf(others)),
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
      slotProps={{
        transition: { onExited },
        list: { 'aria-label': translate('candidates.board.actions', { name: fullName(card) }) },
      }}
    >
      <ListSubheader role="presentation" disableSticky sx={{ pb: 1, lineHeight: 1.5 }}>
        {facts.map((fact) => (
          <div key={String(fact)}>{fact}</div>
        ))}
      </ListSubheader>
      <MenuItem onClick={choose(() => onFeedback(card))}>
        {translate(card.tiene_feedback ? 'candidates.board.seeFeedback' : 'candidates.board.addFeedback')}
      </MenuItem>
      {card.cv_url && (
        <MenuItem component="a" href={`${card.cv_url}?descargar=1`} download onClick={onClose}>
          {translate('candidates.people.downloadCv')}
        </MenuItem>
      )}
      {/* The item stays reachable, because it says why it does nothing. */}
      <MenuItem
        aria-disabled={!interview || isPending}
        onClick={() => {
          if (interview && !isPending) choose(() => confirm(card))();
        }}
        sx={interview ? {} : { color: 'text.secondary', cursor: 'default' }}
      >
        {translate(interview ? 'candidates.board.sendConfirmation' : 'candidates.board.noInterview')}
      </MenuItem>
      {offered.length > 0 && <Divider />}
      {offered.map(({ id, name }) => (
        <MenuItem key={id} onClick={choose(() => openDialog(moveTargetOfCard(card), id))}>
          {translate('candidates.moves.moveTo', { stage: name })}
        </MenuItem>
      ))}
    </Menu>
  );
}
