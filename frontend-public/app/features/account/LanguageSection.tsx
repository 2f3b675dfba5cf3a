import { LANGUAGE, SITE_LANGUAGES, pathIn, type SiteLanguage } from '@hiring/contract/page';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api, problemText } from '../../lib/api';
import { languageNow } from '../../lib/language/language';
import { Refusal } from '../../ui/Alert';
import { SelectField } from '../../ui/Field';
import { useHydrated } from '../../ui/use-hydrated';
import { AccountSection } from './AccountSection';

interface LanguageSectionProps {
  /** In which the product writes to the person. */
  idioma: SiteLanguage;
  onChanged: () => void;
}

export function LanguageSection({ idioma, onChanged }: LanguageSectionProps) {
  const hydrated = useHydrated();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function choose(chosen: SiteLanguage) {
    setRefusal(null);
    try {
      await api.put('/api/auth/account/language', { body: { idioma: chosen } });
      // The page is another document in each language.
      if (chosen === languageNow()) onChanged();
      else window.location.assign(pathIn(chosen, '/mi-cuenta'));
    } catch (error) {
      setRefusal(problemText(error));
    }
  }

  return (
    <AccountSection title={t`Idioma`}>
      <Refusal text={refusal} />
      <SelectField
        id="idioma"
        label={t`Idioma en el que te escribimos`}
        hint={t`También verás en este idioma el portal y el formulario.`}
        value={idioma}
        disabled={!hydrated}
        onChange={(event) => void choose(event.target.value as SiteLanguage)}
      >
        {SITE_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE[language].name}
          </option>
        ))}
      </SelectField>
    </AccountSection>
  );
}
