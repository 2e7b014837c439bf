import { mergeConfig } from 'vitest/config'
import base from './vite.config.ts'

export default mergeConfig(base, {
  resolve: { conditions: ['browser'] },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
