import type { Locator, Page } from '@playwright/test';
import type { Person } from './person.js';

/** /login with its two tabs. */
export class LoginPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly enter: Locator;
  readonly create: Locator;
  readonly summary: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.email = main.getByLabel('Correo', { exact: true });
    this.password = main.getByLabel('Contraseña', { exact: true });
    this.enter = main.getByRole('button', { name: 'Iniciar sesión' });
    this.create = main.getByRole('button', { name: 'Crear cuenta' });
    this.summary = main.getByRole('alert').filter({ hasText: 'Revisa estos datos' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/login${query}`);
    await this.page.locator('main button[type=submit]:enabled').waitFor();
  }

  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.enter.click();
  }

  async register({ email, password }: Person): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.create.click();
  }
}
