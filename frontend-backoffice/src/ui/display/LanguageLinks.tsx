import { LANGUAGE, type SiteLanguage } from '@hiring/contract';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Link, type To } from 'react-router-dom';
import { translate } from '../../i18n/texts';

interface Props<Language extends SiteLanguage> {
  languages: readonly Language[];
  current: Language;
  addressOf: (language: Language) => To;
}

/** MUI's `ToggleButtonGroup` of links to the same thing in its other languages. */
export function LanguageLinks<Language extends SiteLanguage>({
  languages,
  current,
  addressOf,
}: Props<Language>) {
  return (
    <ToggleButtonGroup
      aria-label={translate('ui.language.label')}
      value={current}
      size="small"
      sx={{ my: 1, flexWrap: 'wrap' }}
    >
      {languages.map((language) => (
        <ToggleButton
          key={language}
          value={language}
          component={Link}
          to={addressOf(language)}
          aria-current={language === current ? 'page' : undefined}
          aria-pressed={undefined}
          lang={language}
        >
          {LANGUAGE[language].name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
