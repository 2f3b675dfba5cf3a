import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { Stack } from '@mui/material';
import { OFFER_LIMITS } from '@hiring/contract';
import { DialogButton } from '../ui/buttons';
import { InfoDialog } from '../ui/dialogs/InfoDialog';
import { Section } from '../ui/display/Facts';
import { LongText } from '../ui/layout';
import { translate } from '../i18n/texts';

const PARTS = ['content', 'approval', 'sending', 'signature', 'seal', 'expiry', 'after'] as const;

/** What happens to an offer from its preparation to its seal. */
export const HowItWorks = () => (
  <DialogButton
    startIcon={<HelpOutlineOutlined />}
    dialog={(close) => (
      <InfoDialog title="offers.help.title" onClose={close}>
        <Stack>
          {PARTS.map((part) => (
            <Section key={part} title={`offers.help.parts.${part}.title`}>
              <LongText>
                {translate(`offers.help.parts.${part}.text`, {
                  days: OFFER_LIMITS.validDays,
                  digits: OFFER_LIMITS.code.digits,
                  minutes: OFFER_LIMITS.code.minutes,
                })}
              </LongText>
            </Section>
          ))}
        </Stack>
      </InfoDialog>
    )}
  >
    {translate('offers.help.title')}
  </DialogButton>
);
