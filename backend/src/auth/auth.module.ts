import { User } from './user.entity.js';
import { Preference } from './preferences/preference.entity.js';
import { AccountToken } from './accounts/account-token.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConfigModule } from '../config/config.module.js';
import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { createSecretKey } from 'node:crypto';
import { DepartmentsModule } from '../departments/departments.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { AccessTokens, accessTokenSettings } from './sessions/access-tokens.js';
import { AccountHooks } from './account-hooks.js';
import { AccountMessages } from './accounts/account-messages.js';
import { AccountTokens } from './accounts/account-tokens.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { ChangePassword } from './passwords/change-password.js';
import { ConfirmEmailChange } from './email-change/confirm-email-change.js';
import { EmailChangeMessages } from './email-change/email-change-messages.js';
import { EmailChangesRepository } from './email-change/email-changes.repository.js';
import { ObjectToEmailChange } from './email-change/object-to-email-change.js';
import { RequestEmailChange } from './email-change/request-email-change.js';
import { EmailVerification } from './accounts/email-verification.js';
import { EndSessions } from './sessions/end-sessions.js';
import { FirstAdmin } from './administrators/first-admin.js';
import { ForgotPassword } from './passwords/forgot-password.js';
import { KnownBrowsers } from './sign-in/known-browsers.js';
import { EndByProvider } from './oidc/end-by-provider.js';
import { EnterByProvider } from './oidc/enter-by-provider.js';
import { OidcClients } from './oidc/oidc-clients.js';
import { OidcController } from './oidc/oidc.controller.js';
import { OidcEntries } from './oidc/oidc-entries.js';
import { OidcReturnGuard, OidcReturnStrategy } from './oidc/oidc-return.js';
import { OidcSecrets } from './oidc/oidc-secrets.js';
import { OidcSignIn } from './oidc/oidc-sign-in.js';
import { OidcProviders } from './oidc/providers/oidc-providers.service.js';
import { OidcProvidersController } from './oidc/providers/oidc-providers.controller.js';
import { TryProvider } from './oidc/try-provider.js';
import { OpenSession } from './sign-in/open-session.js';
import { Challenges } from './passkeys/challenges.js';
import { EnterByPasskey } from './passkeys/enter-by-passkey.js';
import { OwnPasskeys } from './passkeys/own-passkeys.js';
import { PasskeyHost } from './passkeys/passkey-host.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysRepository } from './passkeys/passkeys.repository.js';
import { OwnAccountController } from './own-account/own-account.controller.js';
import { OwnAccount } from './own-account/own-account.js';
import { OwnSessions } from './own-account/own-sessions.js';
import { PasswordAttempts } from './passwords/password-attempts.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import { PreferencesService } from './preferences/preferences.service.js';
import { SavedViewsController } from './preferences/saved-views.controller.js';
import { SavedViewsService } from './preferences/saved-views.service.js';
import { ProveOwner } from './sign-in/prove-owner.js';
import { ProveSession } from './sign-in/prove-session.js';
import { AccessTokenStrategy } from './sessions/access-token.strategy.js';
import { RateLimits } from '../platform/http/limits/rate-limits.js';
import { RefreshSession } from './sessions/refresh-session.js';
import { RegisterAccount } from './accounts/register-account.js';
import { ResetPassword } from './passwords/reset-password.js';
import { CheckCode } from './second-factor/check-code.js';
import { ResealSecrets } from './second-factor/reseal-secrets.js';
import { SecondFactorTickets } from './second-factor/second-factor-tickets.js';
import { SecondFactorsRepository } from './second-factor/second-factors.repository.js';
import { SecondStep } from './second-factor/second-step.js';
import { StartTwoFactor } from './second-factor/start-two-factor.js';
import { TellOwner } from './second-factor/tell-owner.js';
import { TwoFactorService } from './second-factor/two-factor.service.js';
import { TwoFactorController } from './second-factor/two-factor.controller.js';
import { SessionAnswer } from './sign-in/session-answer.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { RefreshCookieStrategy } from './sessions/refresh-cookie.strategy.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SetPassword } from './passwords/set-password.js';
import { SignInPage } from './sign-in/sign-in-page.js';
import { SignIn } from './sign-in/sign-in.js';
import { EnterByLink } from './sign-in/link/enter-by-link.js';
import { SendSignInLink } from './sign-in/link/send-sign-in-link.js';
import { SignInLinkController } from './sign-in/link/sign-in-link.controller.js';
import { TellAdministrators } from './administrators/tell-administrators.js';
import { AccountActions } from './users/account-actions.js';
import { AdministeredAccount } from './users/administered-account.js';
import { ChangeUser } from './users/change-user.js';
import { CreateUser } from './users/create-user.js';
import { UserListRepository } from './users/user-list.repository.js';
import { UsersAdmin } from './users/users-admin.service.js';
import { UsersController } from './users/users.controller.js';
import { UsersRepository } from './users.repository.js';
import { VerifyEmail } from './accounts/verify-email.js';

/**
 * Owns accounts, sessions, one-time links and personal preferences. Permissions of roles are in platform/auth/permissions.ts. Candidate
 * data belong to candidates/, which learns of account events through AccountHooks.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([AccountToken, Preference, User]),
    ConfigModule,
    DepartmentsModule,
    LogsModule,
    MailModule,
    JwtModule.registerAsync({
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => {
        const { secret, algorithm, issuer, audience, expiresIn } = accessTokenSettings(environment);
        // A key object instead of bytes: jsonwebtoken would first try the bytes as a private key, each time.
        return { secret: createSecretKey(secret), signOptions: { algorithm, issuer, audience, expiresIn } };
      },
    }),
  ],
  controllers: [
    PreferencesController,
    SavedViewsController,
    SessionsController,
    AccountsController,
    OidcController,
    OidcProvidersController,
    OwnAccountController,
    PasskeysController,
    SignInLinkController,
    TwoFactorController,
    UsersController,
  ],
  providers: [
    AccessTokens,
    AccessTokenStrategy,
    AccountActions,
    AccountHooks,
    AccountMessages,
    AccountsService,
    AccountTokens,
    AdministeredAccount,
    Challenges,
    ChangePassword,
    ChangeUser,
    CheckCode,
    ConfirmEmailChange,
    CreateUser,
    EmailChangeMessages,
    EmailChangesRepository,
    EmailVerification,
    EndByProvider,
    EndSessions,
    EnterByLink,
    EnterByPasskey,
    EnterByProvider,
    FirstAdmin,
    ForgotPassword,
    KnownBrowsers,
    ObjectToEmailChange,
    OidcClients,
    OidcEntries,
    OidcProviders,
    OidcReturnGuard,
    OidcReturnStrategy,
    OidcSecrets,
    OidcSignIn,
    OpenSession,
    OwnAccount,
    OwnPasskeys,
    OwnSessions,
    PasskeyHost,
    PasskeysRepository,
    PasswordAttempts,
    PasswordHasher,
    PreferencesService,
    ProveOwner,
    ProveSession,
    RateLimits,
    RefreshSession,
    RegisterAccount,
    RequestEmailChange,
    ResealSecrets,
    ResetPassword,
    SavedViewsService,
    SecondFactorsRepository,
    SecondFactorTickets,
    SecondStep,
    SendSignInLink,
    SessionAnswer,
    SessionCookies,
    RefreshCookieStrategy,
    SessionsRepository,
    SessionsService,
    SetPassword,
    SignIn,
    SignInPage,
    StartTwoFactor,
    TellAdministrators,
    TellOwner,
    TryProvider,
    TwoFactorService,
    UserListRepository,
    UsersAdmin,
    UsersRepository,
    VerifyEmail,
  ],
  exports: [
    AccessTokenStrategy,
    AccountHooks,
    AccountsService,
    ChangeUser,
    CreateUser,
    OidcProviders,
    OwnAccount,
    OwnPasskeys,
    ProveOwner,
    RateLimits,
    RefreshCookieStrategy,
    SavedViewsService,
    SessionsService,
    SignInPage,
  ],
})
export class AuthModule {}
