import { accessibilityTests } from '../pages/accessibility.js';

accessibilityTests();
