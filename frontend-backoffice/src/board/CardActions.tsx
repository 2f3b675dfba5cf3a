import ChatOutlined from '@mui/icons-material/ChatOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useCanAccess } from 'react-admin';
import { MoveMenuButton } from '../candidates/moves/MoveMenuButton';
import { fullName } from '../candidates/types';
import { formatMoment } from '../format/dates';
import { ABOVE_LINK } from '../ui/DetailLink';
import { moveTargetOfCard } from './cardText';
import type { BoardCard } from './types';
import { useSendConfirmation } from './useSendConfirmation';

const ICON = { width: 36, height: 36, '@media (pointer: coarse)': { width: 44, height: 44 } } as const;

interface Props {
  card: BoardCard;
  onFeedback: (card: BoardCard) => void;
}

/** What can be done with a card without opening it. */
export function CardActions({ card, onFeedback }: Props) {
  const name = fullName(card);
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  const { mutate: send, isPending } = useSendConfirmation();
  const interview = card.entrevista_inicio;

  return (
    <Box sx={{ ...ABOVE_LINK, display: 'flex', alignItems: 'center', gap: 0.25, ml: -0.75 }}>
      <Tooltip title={card.tiene_feedback ? 'Ver y cambiar el feedback' : 'Añadir feedback'}>
        <IconButton
          aria-label={`Añadir feedback: ${name}`}
          color={card.tiene_feedback ? 'primary' : 'default'}
          onClick={() => onFeedback(card)}
          sx={ICON}
        >
          <ChatOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {card.cv_url && (
        <Tooltip title="Descargar CV">
          <IconButton
            component="a"
            href={`${card.cv_url}?descargar=1`}
            download
            draggable={false}
            aria-label={`Descargar CV de ${name}`}
            sx={ICON}
          >
            <DownloadOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip
        title={
          interview
            ? `Enviar confirmación de la entrevista del ${formatMoment(interview)}`
            : 'No hay entrevista programada'
        }
      >
        {/* Reachable though disabled: otherwise nobody could read why. */}
        <IconButton
          aria-label={`Enviar confirmación de entrevista: ${name}`}
          aria-disabled={!interview || isPending}
          onClick={() => {
            if (interview && !isPending) send(card);
          }}
          sx={{ ...ICON, ...(interview ? {} : { opacity: 0.38, cursor: 'default' }) }}
        >
          <MarkEmailReadOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {mayMove && (
        <Box sx={{ ml: 'auto' }}>
          <MoveMenuButton target={moveTargetOfCard(card)} />
        </Box>
      )}
    </Box>
  );
}
