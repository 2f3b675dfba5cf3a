import '../../i18n/mail';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { Button, Stack, Tooltip } from '@mui/material';
import { EMAIL_KINDS, type MessageType } from '@hiring/contract';
import { type ComponentProps, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { lazyPart } from '../../ui/lazy';
import { RowMenu } from '../../ui/lists/RowMenu';
import { type ContactTarget, messageTypesOf } from './contactTarget';
import { translate } from '../../i18n/texts';

const SendMessageDialog = lazyPart(() => import('../WriteMessage'), 'SendMessageDialog');

interface Props {
  target: ContactTarget;
  roomy?: boolean;
}

const buttonOf = (type: MessageType): string => EMAIL_KINDS[type].byHand.button;
/** Why this message cannot be written; undefined: it can. */
const whyNotOf = (type: MessageType, { hasInterview }: ContactTarget): string | undefined =>
  type === 'confirmacion_entrevista' && hasInterview === false ? 'mail.contact.noInterview' : undefined;

function useContact(target: ContactTarget) {
  const [type, setType] = useState<MessageType>();
  const { canAccess } = useCanAccess({ resource: 'emails', action: 'send' });
  const dialog = type && (
    <SendMessageDialog target={target} initialType={type} onClose={() => setType(undefined)} />
  );
  return { types: canAccess ? messageTypesOf(target) : [], dialog, write: setType };
}

/** 'Contactar', and a menu with the messages of the stage and what else is in `items`: one row at any width. */
export function ContactMenu({ target, items, ...menu }: Props & ComponentProps<typeof RowMenu>) {
  const { types, dialog, write } = useContact(target);
  const [plain, ...others] = types;
  return (
    <>
      {plain && (
        <Button
          size="small"
          startIcon={<MailOutlined />}
          aria-label={`${buttonOf(plain)}: ${target.name}`}
          onClick={() => write(plain)}
        >
          {buttonOf(plain)}
        </Button>
      )}
      <RowMenu
        {...menu}
        items={[
          ...others.map((one) => ({
            label: buttonOf(one),
            whyNot: whyNotOf(one, target),
            onChoose: () => write(one),
          })),
          ...items,
        ]}
      />
      {dialog}
    </>
  );
}

/** 'Contactar' and the message of the stage: 'Enviar Confirmación', 'Enviar Rechazo', or that of the interview. */
export function ContactButtons({ target, roomy = false }: Props) {
  const { types, dialog, write } = useContact(target);
  if (types.length === 0) return null;

  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ '& .MuiButton-root': roomy ? { minHeight: 44, flexGrow: { xs: 1, sm: 0 } } : {} }}
    >
      {types.map((one) => {
        const button = buttonOf(one);
        const plain = one === 'contacto';
        const whyNot = whyNotOf(one, target);
        const impossible = whyNot !== undefined;
        const why = whyNot ? translate(whyNot) : '';
        return (
          <Tooltip key={one} title={why}>
            <Button
              size="small"
              variant={plain && !roomy ? 'text' : 'outlined'}
              startIcon={plain && <MailOutlined />}
              // Not `disabled`: whoever uses the keyboard must be able to reach the reason.
              aria-disabled={impossible}
              aria-label={`${button}: ${target.name}${why && `. ${why}`}`}
              onClick={impossible ? undefined : () => write(one)}
              sx={impossible ? { color: 'text.disabled', borderColor: 'divider', cursor: 'default' } : {}}
            >
              {button}
            </Button>
          </Tooltip>
        );
      })}
      {dialog}
    </Stack>
  );
}
