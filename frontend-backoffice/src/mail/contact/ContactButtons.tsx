import '../../i18n/mail';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { Box, Button, Tooltip } from '@mui/material';
import { EMAIL_KINDS, type MessageType } from '@hiring/contract';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { later } from '../../ui/later';
import { type ContactTarget, messageTypesOf } from './contactTarget';
import { translate } from '../../i18n/texts';

const SendMessageDialog = later(() => import('../WriteMessage'), 'SendMessageDialog');

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
      {messageTypesOf(target).map((one) => {
        const { button } = EMAIL_KINDS[one].byHand;
        const plain = one === 'contacto';
        const impossible = one === 'confirmacion_entrevista' && target.hasInterview === false;
        const why = impossible ? translate('mail.contact.noInterview') : '';
        return (
          <Tooltip key={one} title={why}>
            <Button
              size="small"
              variant={plain && !roomy ? 'text' : 'outlined'}
              startIcon={plain && <MailOutlined />}
              // Not `disabled`: whoever uses the keyboard must be able to reach the reason.
              aria-disabled={impossible}
              aria-label={`${button}: ${target.name}${why && `. ${why}`}`}
              onClick={impossible ? undefined : () => setType(one)}
              sx={impossible ? { color: 'text.disabled', borderColor: 'divider', cursor: 'default' } : {}}
            >
              {button}
            </Button>
          </Tooltip>
        );
      })}
      {type && <SendMessageDialog target={target} initialType={type} onClose={() => setType(undefined)} />}
    </Box>
  );
}
