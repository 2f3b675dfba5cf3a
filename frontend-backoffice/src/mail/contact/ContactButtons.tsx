import MailOutlined from '@mui/icons-material/MailOutlined';
import { Box, Button, Tooltip } from '@mui/material';
import { EMAIL_KINDS, type MessageType } from '@hiring/contract';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { later } from '../../ui/later';
import { type ContactTarget, messageTypesOf } from './contactTarget';

const SendMessageDialog = later(() => import('../WriteMessage'), 'SendMessageDialog');

const NO_INTERVIEW = 'No hay entrevista programada';

interface ButtonProps {
  type: MessageType;
  target: ContactTarget;
  roomy: boolean;
  onClick: () => void;
}

function ContactButton({ type, target, roomy, onClick }: ButtonProps) {
  const { button } = EMAIL_KINDS[type].byHand;
  const impossible = type === 'confirmacion_entrevista' && target.hasInterview === false;
  return (
    <Tooltip title={impossible ? NO_INTERVIEW : ''}>
      <Button
        size="small"
        variant={type === 'contacto' && !roomy ? 'text' : 'outlined'}
        {...(type === 'contacto' ? { startIcon: <MailOutlined /> } : {})}
        // Not `disabled`: whoever uses the keyboard must be able to reach the reason.
        aria-disabled={impossible}
        aria-label={`${button}: ${target.name}${impossible ? `. ${NO_INTERVIEW}` : ''}`}
        onClick={impossible ? undefined : onClick}
        sx={impossible ? { color: 'text.disabled', borderColor: 'divider', cursor: 'default' } : {}}
      >
        {button}
      </Button>
    </Tooltip>
  );
}

/** 'Contactar' and the message of the stage: 'Enviar Confirmación', 'Enviar Rechazo', or that of the interview. */
export function ContactButtons({ target, roomy = false }: { target: ContactTarget; roomy?: boolean }) {
  const [type, setType] = useState<MessageType>();
  const { canAccess: maySend } = useCanAccess({ resource: 'emails', action: 'send' });
  if (!maySend) return null;

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& .MuiButton-root': roomy ? { minHeight: 44, flexGrow: { xs: 1, sm: 0 } } : {},
      }}
    >
      {messageTypesOf(target).map((one) => (
        <ContactButton key={one} type={one} target={target} roomy={roomy} onClick={() => setType(one)} />
      ))}
      {type && <SendMessageDialog target={target} initialType={type} onClose={() => setType(undefined)} />}
    </Box>
  );
}
